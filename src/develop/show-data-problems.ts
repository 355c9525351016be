import company from '@data/company.json'
import words from '@data/wording/office.json'
import { markBelowFirstScreen } from '@/lib/below-first-screen'
import { DATA_PROBLEMS } from '@/lib/data-problems'
import { markFirstScreenFoot } from '@/lib/first-screen-foot'
import { ROUTE_EVENT } from '@/lib/route-event'
import { tellHours } from '@/lib/tell-hours'
import { watchEmbeds } from '@/lib/watch-embeds'
import { listenForWipes } from '@/lib/wipes'

const LOOK_MS = 1_000

/** While developing: shows in the page what is wrong with the data. The page itself stays as it was when they were sound. */
function look(plate: HTMLElement) {
  void fetch(DATA_PROBLEMS)
    .then((response) => (response.ok ? response.text() : ''))
    // The server is being started again.
    .catch(() => '')
    .then((problems) => {
      plate.hidden = problems === ''
      if (plate.textContent !== problems) plate.textContent = problems
    })
    .finally(() => setTimeout(() => look(plate), LOOK_MS))
}

const plate = document.createElement('pre')
plate.id = 'data-problems'
plate.setAttribute('role', 'alert')
plate.hidden = true
plate.style.cssText =
  'position:fixed;inset:auto 0 0;z-index:9999;max-height:50vh;overflow:auto;margin:0;padding:16px;' +
  'background:#b3122b;color:#fff;font:15px/1.5 monospace;white-space:pre-wrap'
document.documentElement.append(plate)
look(plate)
// The build has them from the script that runs before all others.
listenForWipes()
markBelowFirstScreen()
for (const event of ['load', 'resize', ROUTE_EVENT]) window.addEventListener(event, markFirstScreenFoot)
tellHours(company.hours, words)
watchEmbeds()

export {}
