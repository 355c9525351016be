import { execFileSync } from 'node:child_process'

const LOOK_MS = 500

/**
 * Adds up the memory of a process and of all that it started, from now on.
 *
 * @param pid - the process
 * @returns `stop`, which tells the highest sum in MB
 */
export function watchMemory(pid: number) {
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid))
  }, LOOK_MS)
  return {
    stop() {
      clearInterval(timer)
      return peak
    },
  }
}

function memoryOf(root: number) {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n')
  const processes = lines.map((line) => line.trim().split(/\s+/).map(Number))
  const family = new Set([root])
  // A parent may be listed after its child.
  for (let size = 0; size < family.size;) {
    size = family.size
    for (const [pid = 0, parent = 0] of processes) if (family.has(parent)) family.add(pid)
  }
  const kilobytes = processes.reduce((sum, [pid = 0, , rss = 0]) => sum + (family.has(pid) ? rss : 0), 0)
  return kilobytes / 1024
}
