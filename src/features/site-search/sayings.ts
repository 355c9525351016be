import type { Synonym } from '@/lib/search-file'
import { searchWords } from '@/lib/search-words'

/** One thing that visitors say, and what the site calls it, both in the words of the index. */
export interface Saying {
  say: string[]
  mean: string[][]
}

/** The synonyms of the data, ready to be compared with a query. */
export function sayings(synonyms: Synonym[]): Saying[] {
  return synonyms.flatMap(({ say, mean }) =>
    say.map((words) => ({ say: searchWords(words), mean: mean.map(searchWords) })),
  )
}
