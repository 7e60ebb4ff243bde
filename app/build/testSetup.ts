import '../../tests/helpers/properties.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Milliseconds until what is waited for is missing; a second by default, which a busy machine may need.
configure({ asyncUtilTimeout: 120_000 })

/** Address of the page that components are tested in. */
const HOME = 'http://localhost:3000/'

afterEach(() => {
  cleanup()
  // Tests of tools run without a page.
  if (typeof window === 'undefined') return
  localStorage.clear()
  // A link that a test has pressed leads away. Files share the page.
  Reflect.get(window, 'happyDOM').setURL(HOME)
})
