import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The error code of a lookup that found a forbidden address. */
export const FORBIDDEN_ADDRESS = 'EFORBIDDENADDRESS'

/**
 * Whether an address is one of the public internet: not loopback, private, link-local (where clouds serve their credentials), nor
 * any other special-purpose range. IPv4 written as IPv6 counts as what it is.
 *
 * @param ip - an IPv4 or IPv6 address
 */
export function isPublicAddress(ip: string) {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast'
}

/** The address that a URL's host names directly, without the brackets of IPv6; undefined for a name. */
export function literalAddress({ hostname }: URL) {
  const text = hostname.replace(/^\[|\]$/g, '')
  return ipaddr.isValid(text) ? text : undefined
}

/**
 * A lookup for node:http that refuses a name as soon as one of its addresses is not allowed. It decides on the very
 * addresses that will be connected to: a name that answers differently the second time gains nothing.
 *
 * @param isAllowed - decides on one address
 * @param resolve - the system's lookup, for tests
 */
export function guardedLookup(isAllowed: (ip: string) => boolean, resolve = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      if (addresses.length === 0 || addresses.some(({ address }) => !isAllowed(address))) {
        return callback(Object.assign(new Error('Forbidden address'), { code: FORBIDDEN_ADDRESS }), [])
      }
      if (options.all) return callback(null, addresses)
      const [first] = addresses
      return callback(null, first?.address ?? '', first?.family)
    })
  }
}
