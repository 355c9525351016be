type Bench = (args: string[]) => Promise<boolean | void>

/** Runs one bench in a process of its own; it ends with 1 when the bench says that what it measured is wrong. */
async function start([name = '', ...args]: string[]) {
  const { default: bench } = (await import(`../${name}.ts`)) as { default: Bench }
  if ((await bench(args)) === false) process.exitCode = 1
}

start(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
