/** The part of the location that components use; `key` is new for every navigation, even to the same address. */
export interface PageLocation {
  pathname: string
  hash: string
  key?: string
}
