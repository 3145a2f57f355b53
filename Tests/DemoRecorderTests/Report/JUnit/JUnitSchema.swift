/// What the schemas of Jenkins' xUnit plugin and of Maven Surefire both accept, as far as we use it:
/// suites with counts and times, test cases with a name, a class and a time, in each at most one
/// failure or error with a message and a type, then what was printed.
enum JUnitSchema {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified">
      <xs:simpleType name="seconds">
        <xs:restriction base="xs:decimal"><xs:minInclusive value="0"/></xs:restriction>
      </xs:simpleType>
      <xs:attributeGroup name="counts">
        <xs:attribute name="name" type="xs:string" use="required"/>
        <xs:attribute name="tests" type="xs:nonNegativeInteger" use="required"/>
        <xs:attribute name="failures" type="xs:nonNegativeInteger" use="required"/>
        <xs:attribute name="errors" type="xs:nonNegativeInteger" use="required"/>
        <xs:attribute name="time" type="seconds" use="required"/>
      </xs:attributeGroup>
      <xs:complexType name="problem">
        <xs:simpleContent>
          <xs:extension base="xs:string">
            <xs:attribute name="message" type="xs:string" use="required"/>
            <xs:attribute name="type" type="xs:string" use="required"/>
          </xs:extension>
        </xs:simpleContent>
      </xs:complexType>
      <xs:element name="testsuites">
        <xs:complexType>
          <xs:sequence>
            <xs:element name="testsuite" minOccurs="0" maxOccurs="unbounded">
              <xs:complexType>
                <xs:sequence>
                  <xs:element name="testcase" minOccurs="0" maxOccurs="unbounded">
                    <xs:complexType>
                      <xs:sequence>
                        <xs:choice minOccurs="0">
                          <xs:element name="failure" type="problem"/>
                          <xs:element name="error" type="problem"/>
                        </xs:choice>
                        <xs:element name="system-out" type="xs:string" minOccurs="0"/>
                      </xs:sequence>
                      <xs:attribute name="name" type="xs:string" use="required"/>
                      <xs:attribute name="classname" type="xs:string" use="required"/>
                      <xs:attribute name="time" type="seconds" use="required"/>
                    </xs:complexType>
                  </xs:element>
                </xs:sequence>
                <xs:attributeGroup ref="counts"/>
                <xs:attribute name="skipped" type="xs:nonNegativeInteger" use="required"/>
              </xs:complexType>
            </xs:element>
          </xs:sequence>
          <xs:attributeGroup ref="counts"/>
        </xs:complexType>
      </xs:element>
    </xs:schema>
    """
}
