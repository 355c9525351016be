import { learnt } from './intents'

/** `tsx netlify/assistant/learn.ts`, a step of the build: works out what the assistant learns from its examples. */
learnt().catch((error: unknown) => {
  console.error('The assistant could not learn its examples:', error)
  process.exitCode = 1
})
