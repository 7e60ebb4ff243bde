import { useState } from 'react'

/** Cards open for editing; new phases are open until they are closed. */
export function useOpenCards() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const set = (ids: readonly string[], isOpen: boolean) =>
    setChosen((before) => new Map([...before, ...ids.map((id) => [id, isOpen] as const)]))
  return {
    isOpen: (id: string, { isNew }: { isNew: boolean }) => chosen.get(id) ?? isNew,
    open: (ids: readonly string[]) => set(ids, true),
    close: (id: string) => set([id], false),
  }
}
