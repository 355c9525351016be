/** What components need of the address; `key` differs for every navigation, also to the same address. */
export interface PageLocation {
  pathname: string
  hash: string
  key?: string
}
