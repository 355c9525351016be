/** Sent by an embedded form when a script has drawn it: src/lib/watch-embeds.ts. */
export const EMBED_EVENT = 'embed-drawn'
