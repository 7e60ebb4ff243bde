import { Outlet, useRouterState } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'

/**
 * A collection's open page. A page change shows in the navigation at once, and the page renders after that, in parts
 * that leave room for interaction: the router alone would render both in one go.
 */
export function OpenPage() {
  const opened = useRouterState({ select: ({ matches }) => matches.at(-1)?.id })
  const [drawn, setDrawn] = useState(opened)
  useEffect(() => startTransition(() => setDrawn(opened)), [opened])
  // As tall as the window, so that the page does not jump.
  return drawn === opened ? <Outlet /> : <div aria-busy="true" className="min-h-dvh" />
}
