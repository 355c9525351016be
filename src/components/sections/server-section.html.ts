export { AnySection as ServerSection } from './all-sections'
