import '../../tests/helpers/properties.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Milliseconds until what is waited for is missing; a second by default, which a busy machine may need.
configure({ asyncUtilTimeout: 120_000 })

afterEach(() => {
  cleanup()
  // Tests of tools run without a page.
  if (typeof localStorage !== 'undefined') localStorage.clear()
})
