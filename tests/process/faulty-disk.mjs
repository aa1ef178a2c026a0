import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { isMainThread } from 'node:worker_threads'

// Loaded with --import into a process whose data folder is DATA_DIR. Each fsync of its threads adds a byte to
// the file `syncs` there, and then triggers the fault that the file `fault` names, if any. With the fault
// `full`, no file can grow, and the main thread cannot write to any; with `full of files`, only the latter.
// With `denied`, a file of PostgreSQL belongs to another user; with `closed`, the data folder does.
const { DATA_DIR } = process.env
const { accessSync, appendFileSync, existsSync, fstatSync } = fs
const { fsyncSync, openSync, readFileSync, write, writeSync } = fs

const isFaulty = (...faults) =>
  existsSync(`${DATA_DIR}/fault`) && faults.includes(readFileSync(`${DATA_DIR}/fault`, 'utf8'))
const denied = () =>
  Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', syscall: 'open' })
const noRoom = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })

/** @type {Record<string, () => void>} */
const FAULTS = {
  refusal() {
    throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' })
  },
  exit() {
    process.exit()
  },
  exception() {
    process.nextTick(() => {
      throw new Error('a fault of the program')
    })
  },
  memory() {
    // small pieces and no growing array: V8 kills the whole process if a large allocation fails
    for (let kept = {}; ; ) kept = { kept }
  },
}

if (!isMainThread) {
  fs.fsyncSync = (descriptor) => {
    appendFileSync(`${DATA_DIR}/syncs`, '.')
    if (existsSync(`${DATA_DIR}/fault`)) FAULTS[readFileSync(`${DATA_DIR}/fault`, 'utf8')]?.()
    fsyncSync(descriptor)
  }
  fs.openSync = (path, ...args) => {
    if (isFaulty('denied') && String(path).endsWith('pg_control')) throw denied()
    return openSync(path, ...args)
  }
  fs.writeSync = (descriptor, bytes, offset, length, position) => {
    const end = Number(position) + Number(length)
    if (isFaulty('full') && end > fstatSync(descriptor).size) throw noRoom()
    return writeSync(descriptor, bytes, offset, length, position)
  }
} else {
  fs.accessSync = (path, mode) => {
    if (isFaulty('closed') && path === DATA_DIR) throw denied()
    accessSync(path, mode)
  }
  fs.write = (descriptor, ...args) => {
    if (!isFaulty('full', 'full of files') || !fstatSync(descriptor).isFile())
      return write(descriptor, ...args)
    process.nextTick(args.at(-1), noRoom())
  }
}
syncBuiltinESMExports()
