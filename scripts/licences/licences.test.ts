import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { checkLicence, licenceProblem } from './checkLicence.ts'
import { allDependencies, installedIn } from './dependencies.ts'
import { licenceOf } from './licenceOf.ts'
import { formatNotices } from './notices.ts'

const MIT = `The MIT License

Permission is hereby granted, free of charge, to any person obtaining
a copy of this software …

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND`

const NOT_OPEN = `Innovation-Enabling Source Code License

Copyright © Aptos Foundation

Permission is hereby granted for non-production use …`

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mintline-licences-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** Installs a package for the folder `root`, or for another package. */
function install(
  name: string,
  {
    manifest = {},
    licence,
    within = root,
  }: { manifest?: object; licence?: string; within?: string },
): string {
  const folder = join(within, 'node_modules', name)
  mkdirSync(folder, { recursive: true })
  const content = { name, version: '1.0.0', license: 'MIT', ...manifest }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(content))
  if (licence !== undefined) writeFileSync(join(folder, 'LICENSE'), licence)
  return folder
}

/** Returns the check's message about a single package. */
function problemOf(options: { manifest?: object; licence?: string }): string | undefined {
  return licenceProblem(checkLicence(installedIn(install('thing', options))))
}

describe('the check of licences', () => {
  it('goes by the licence file, whatever the manifest declares', () => {
    expect(problemOf({ licence: MIT })).to.equal(undefined)
    expect(problemOf({ manifest: { license: 'Apache-2.0' }, licence: NOT_OPEN })).to.equal(
      'thing 1.0.0 declares Apache-2.0, and its licence file is of none on the list',
    )
  })

  it('refuses a free licence with a clause that takes something back', () => {
    expect(licenceOf(`${MIT}\n\n"Commons Clause" License Condition v1.0`)).to.equal(undefined)
    expect(licenceOf('GNU AFFERO GENERAL PUBLIC LICENSE Version 3')).to.equal(undefined)
  })

  it('refuses a package without a licence file, unless it was looked at', () => {
    expect(problemOf({})).to.equal('thing 1.0.0 declares MIT, and has no licence file')
    const known = installedIn(install('varint', {}))
    expect(licenceProblem(checkLicence(known))).to.equal(undefined)
    const changed = installedIn(install('varint', { manifest: { license: 'BUSL-1.1' } }))
    expect(licenceProblem(checkLicence(changed))).to.include('declares BUSL-1.1')
  })

  it('tells licences apart that share their sentences', () => {
    const bsd = `Redistribution and use in source and binary forms, with or without
      modification, are permitted … Redistributions in binary form must …`
    expect(licenceOf(bsd)).to.equal('BSD-2-Clause')
    const endorse = `${bsd} to endorse or promote products derived from this software`
    expect(licenceOf(endorse)).to.equal('BSD-3-Clause')
    const isc =
      'Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted'
    expect(licenceOf(`${isc}, provided that the above copyright notice`)).to.equal('ISC')
    expect(licenceOf(`${isc}. THE SOFTWARE IS PROVIDED "AS IS"`)).to.equal('0BSD')
  })

  it('reaches what dependencies need, in the copy that they load', () => {
    const above = install('above', { manifest: { dependencies: { below: '2' } }, licence: MIT })
    install('below', { licence: MIT })
    install('below', { manifest: { version: '2.0.0' }, licence: NOT_OPEN, within: above })
    const app = install('@mintline/app', { manifest: { dependencies: { above: '1' } } })
    const problems = allDependencies([app]).flatMap(
      (each) => licenceProblem(checkLicence(each)) ?? [],
    )
    expect(problems).to.have.length(1)
    expect(problems[0]).to.include('below 2.0.0')
  })
})

describe('notices of third parties', () => {
  it('have each text once, with all packages that it is of', () => {
    const packages = ['one', 'other'].map((name) =>
      checkLicence(installedIn(install(name, { licence: MIT }))),
    )
    const notices = formatNotices('About', packages)
    expect(notices.split('The MIT License')).to.have.length(2)
    expect(notices).to.match(/^About\n/)
    expect(notices).to.include('one 1.0.0 (MIT)\nother 1.0.0 (MIT)\n')
  })
})
