#!/usr/bin/env node
import { spawn } from 'node:child_process'
import cluster from 'node:cluster'
import { join } from 'node:path'
import { ARTIFACTS, isStale, root, whyNotBuilt } from './artifacts.mjs'

// `cms NAME …`. npm runs no install scripts here, so this builds what the program needs. The program then
// runs in this process, so that signals reach it directly.

// as npm does, so that .env and the data folder are found relative to the folder of the package
if (process.cwd() !== root) process.env.INIT_CWD = process.cwd()
process.chdir(root)

// npm only sends signals to its shell, which ends without passing them on
if (process.env.npm_command !== undefined) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}

const reason = whyNotBuilt()
if (reason === undefined) {
  const isStart = process.argv[2] === 'start'
  const stale = ARTIFACTS.filter(isStale).map(({ name }) => name)
  const needed = isStart ? ['client', 'server', 'database'] : ['client', 'server']
  if (stale.some((name) => needed.includes(name))) {
    const { build } = await import('./build.mjs')
    await build(needed).catch((error) => {
      console.error(error.message)
      process.exit(2)
    })
  }
  process.setSourceMapsEnabled(true)
  await import(new URL('../generated/build/cms.js', import.meta.url).href)
  // The pages are built in the background; the service serves them once they are ready.
  const pages = stale.filter((name) => name === 'docs' || name === 'redoc')
  if (isStart && cluster.isPrimary && pages.length > 0 && process.exitCode === undefined) {
    const args = [join(root, 'scripts/build.mjs'), ...pages]
    spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }).unref()
  }
} else {
  console.error(reason)
  process.exitCode = 2
}
