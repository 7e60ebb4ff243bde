import { findDeployment } from '@mintline/solana'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { errorText } from '#shared/lib/errorText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

/** Form that opens a collection by symbol or address. */
export function OpenCollection() {
  const { connection } = useCluster()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (collection: string) => findDeployment(connection, collection),
    onSuccess: (collection) => navigate({ to: '/collections/$collection', params: { collection } }),
  })
  const open = (event: FormEvent) => {
    event.preventDefault()
    setIsEmpty(text.trim() === '')
    if (text.trim() !== '') mutate(text.trim())
  }
  const emptyError = isEmpty ? 'Enter a symbol or an address.' : undefined
  return (
    <form onSubmit={open} noValidate>
      <TextField
        label="Symbol or address"
        hint="The address of the collection, or of anything that belongs to it."
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setIsEmpty(false)
          reset()
        }}
        error={emptyError ?? (error ? errorText(error) : undefined)}
        spellCheck={false}
        autoCapitalize="off"
        trailing={
          <Button type="submit" size="input" busy={isPending}>
            Open
          </Button>
        }
      />
    </form>
  )
}
