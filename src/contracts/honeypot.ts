/**
 * A field that people never see and programs that fill in every field do. The form sends it along, always empty; an
 * enquiry in which it holds anything is answered like any other and thrown away. It is no part of a schema, so that it
 * is dropped from every record and can never stop a visitor.
 */
export const HONEYPOT_FIELD = 'website'
