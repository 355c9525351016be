import { DEFAULT_PUBLIC_KEY } from '@/contracts/chat'

/** Headers of a call to one of the chat's two functions. The key is public: it tells our pages from stray callers. */
export function functionHeaders(): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${process.env.GATSBY_PUBLIC_KEY || DEFAULT_PUBLIC_KEY}`,
  }
}
