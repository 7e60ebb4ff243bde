import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useChain } from '#entities/drop/model/chainContext.ts'
import { Button } from '#shared/ui/Button.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

/** An address, also within a drop's id or the link of its mint page. */
const ADDRESS = /0x[0-9a-f]{1,64}/i

/** Field that opens any drop on the chosen network. */
export function OpenDrop() {
  const { chain } = useChain()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const open = (event: FormEvent) => {
    event.preventDefault()
    const [address] = ADDRESS.exec(text) ?? []
    setIsWrong(address === undefined)
    if (address === undefined || !chain) return
    void navigate({ to: '/drops/$drop', params: { drop: chain.idOf(address.toLowerCase()) } })
  }
  return (
    <form onSubmit={open} noValidate>
      <TextField
        label="Address or link"
        hint="The address of a drop, or the link of its mint page."
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setIsWrong(false)
        }}
        error={isWrong ? 'Enter an address that starts with 0x.' : undefined}
        spellCheck={false}
        autoCapitalize="off"
        trailing={
          <Button type="submit" size="input">
            Open
          </Button>
        }
      />
    </form>
  )
}
