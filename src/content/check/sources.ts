import type { SourceFile } from './source'

/** The files of `data/` by their paths, as far as they can be read. */
export type Sources = ReadonlyMap<string, SourceFile>
