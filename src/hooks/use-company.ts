import { graphql, useStaticQuery } from 'gatsby'

/** The firm's facts: names, phone, address, hours. */
export function useCompany() {
  const { companyFile } = useStaticQuery<Queries.CompanyQuery>(graphql`
    query Company {
      companyFile {
        brand
        shortBrand
        legalLine
        vatNumber
        companyNumber
        copyrightYear
        phone
        phoneHref
        phoneInternationalHref
        mobile
        whatsappNumber
        whatsappMessage
        email
        street
        town
        county
        postcode
        since
        region
        proof
        pictureNote
        flipbookUrl
        designerUrl
        hoursShort
        emergency
        hours {
          days
          label
          opens
          closes
          text
        }
      }
    }
  `)
  if (!companyFile) throw new Error('data/company.json is missing from the build')
  return companyFile
}

export type Company = ReturnType<typeof useCompany>
