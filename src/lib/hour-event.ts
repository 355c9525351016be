/** Sent by a line of words that depend on the hour when a script has drawn it: src/lib/tell-hours.ts. */
export const HOUR_EVENT = 'hour-wanted'
