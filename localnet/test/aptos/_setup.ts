import { hasMove } from '../../src/aptos/move/index.ts'

/** Skips the tests of a suite where there is no Move compiler and VM for the machine. */
export function needsMove(): void {
  before(function () {
    if (hasMove()) return
    console.log('    skipped: no Move compiler and VM for this machine (@initia/builder.js)')
    this.skip()
  })
}
