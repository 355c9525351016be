import { readFileSync, writeFileSync } from 'node:fs'
import wabt from 'wabt'
import { deployed } from '../content/site-data'
import { DOTS } from './dots'
import { fitActs } from './fit-acts'
import { learnt, sentences } from './intents'
import { keepMade } from './made'
import { noteRecords } from './vectors'

/**
 * `tsx netlify/assistant/learn.ts`, a step of the build: works out what the assistant learns from its examples, and makes what it
 * compares requests with them by.
 */
async function learn() {
  const source = DOTS.replace(/wasm$/, 'wat')
  const toolkit = await wabt()
  const { buffer } = toolkit
    .parseWat(source, readFileSync(deployed(source), 'utf8'), { simd: true })
    .toBinary({})
  writeFileSync(deployed(DOTS), buffer)
  await learnt()
  noteRecords(sentences)
  keepMade()
  await fitActs()
}

learn().catch((error: unknown) => {
  console.error('The assistant could not learn its examples:', error)
  process.exitCode = 1
})
