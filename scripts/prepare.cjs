// Runs before `npm start` and `npm test`, with any version of Node: checks the version and installs the
// locked dependencies if they are missing or outdated. In old JavaScript, so that an old Node can show
// the message below.
'use strict'

const childProcess = require('child_process')
const crypto = require('crypto')
const fs = require('fs')
const path = require('path')

const root = path.join(__dirname, '..')
const OLDEST_NODE = [20, 19]

const version = process.versions.node.split('.').map(Number)
const isTooOld =
  version[0] < OLDEST_NODE[0] || (version[0] === OLDEST_NODE[0] && version[1] < OLDEST_NODE[1])
if (isTooOld) {
  console.error(
    'Node ' +
      process.versions.node +
      ' is too old: install Node ' +
      OLDEST_NODE.join('.') +
      ' or newer and try again.',
  )
  process.exit(1)
}

const lock = fs.readFileSync(path.join(root, 'package-lock.json'))
const wanted = crypto.createHash('sha256').update(lock).digest('hex')
const stamp = path.join(root, 'node_modules', '.mintline-lock')
const installed = fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8') : ''
if (installed !== wanted) {
  console.log('Installing the locked dependencies …')
  // Not `npm ci`: it refuses a lockfile if a registry lacks binaries of other platforms.
  const install = childProcess.spawnSync('npm', ['install', '--no-save', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (install.status !== 0) {
    console.error('The dependencies could not be installed: `npm install` failed, see above.')
    process.exit(1)
  }
  fs.writeFileSync(stamp, wanted)
}
