import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { TooltipProvider } from '#shared/ui/Tooltip.tsx'
import { Controls } from './Controls.tsx'
import { Fields } from './Fields.tsx'
import { Messages } from './Messages.tsx'
import { Tables } from './Tables.tsx'

describe('classes of the shared components', () => {
  const groups: Record<string, ComponentType> = { Controls, Fields, Messages, Tables }
  for (const [name, Group] of Object.entries(groups)) {
    it(`do not contradict each other: ${name}`, () => {
      // `cn` throws if they do.
      expect(() => render(<Group />, { wrapper: TooltipProvider })).not.toThrow()
    })
  }
})
