import '../../tests/helpers/properties.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Timeout in milliseconds; the default is a second, which a busy machine may exceed.
configure({ asyncUtilTimeout: 120_000 })

/** URL of the page in which components are tested. */
const HOME = 'http://localhost:3000/'

afterEach(() => {
  cleanup()
  // Tool tests run without a page.
  if (typeof window === 'undefined') return
  localStorage.clear()
  // A link that a test has pressed leads away. Files share the page.
  Reflect.get(window, 'happyDOM').setURL(HOME)
})
