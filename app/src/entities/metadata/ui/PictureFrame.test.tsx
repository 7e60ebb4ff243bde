import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ItemPicture } from './PictureFrame.tsx'

describe('ItemPicture', () => {
  it('loads lazily, sends no referrer, and has the name as alternative text', () => {
    render(<ItemPicture name="Dawn #1" uri="https://example.com/1.png" />)
    const picture = screen.getByRole('img', { name: 'Dawn #1' })
    expect(picture.getAttribute('src')).toBe('https://example.com/1.png')
    expect(picture.getAttribute('loading')).toBe('lazy')
    expect(picture.getAttribute('referrerpolicy')).toBe('no-referrer')
  })

  it('shows a placeholder if the picture fails, and tries another one', () => {
    const { rerender } = render(<ItemPicture name="Dawn #1" uri="https://example.com/1.png" />)
    fireEvent.error(screen.getByRole('img'))
    expect(screen.getByRole('img', { name: 'Dawn #1, no picture' }).tagName).toBe('SPAN')

    rerender(<ItemPicture name="Dawn #1" uri="https://example.com/2.png" />)
    expect(screen.getByRole('img', { name: 'Dawn #1' }).tagName).toBe('IMG')
  })

  it('shows a placeholder if there is no picture that may be loaded', () => {
    const { rerender } = render(<ItemPicture name="Dawn #1" uri={undefined} />)
    expect(screen.getByRole('img', { name: 'Dawn #1, no picture' })).toBeTruthy()
    rerender(<ItemPicture name="Dawn #1" uri="javascript:alert(1)" />)
    expect(screen.getByRole('img').tagName).toBe('SPAN')
  })

  it('is no second name beside a name', () => {
    const { rerender } = render(
      <ItemPicture name="Dawn #1" uri="https://example.com/1.png" isBesideName />,
    )
    expect(screen.getByRole('presentation').getAttribute('alt')).toBe('')
    rerender(<ItemPicture name="Dawn #1" uri={undefined} isBesideName />)
    expect(screen.getByRole('img', { name: 'No picture' }).tagName).toBe('SPAN')
  })
})
