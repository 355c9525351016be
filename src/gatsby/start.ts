/**
 * Starts the site's script: its large modules one after the other, each in a task of its own, so that a click in between is not
 * kept waiting. Gatsby itself would run them all at once.
 */
async function start() {
  for (const run of [
    () => import(/* webpackMode: "eager" */ 'react'),
    () => import(/* webpackMode: "eager" */ 'react-dom'),
    () => import(/* webpackMode: "eager" */ 'styled-components'),
    () => import(/* webpackMode: "eager" */ '@/components/layout/layout'),
    () => import(/* webpackMode: "eager" */ '@gatsby-app'),
  ]) {
    await new Promise((resolve) => setTimeout(resolve))
    await run()
  }
}

void start()
export {}
