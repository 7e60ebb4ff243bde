import { afterEach, describe, expect, it, vi } from 'vitest'
import { whenIdle } from './whenIdle.ts'

describe('whenIdle', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('waits for the browser to be idle', () => {
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
    const task = vi.fn()
    whenIdle(task)
    expect(task).not.toHaveBeenCalled()
    idle[0]?.()
    expect(task).toHaveBeenCalledOnce()
  })

  it('runs a second later in a browser that does not tell, unless it is cancelled', () => {
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', undefined)
    const [task, cancelled] = [vi.fn(), vi.fn()]
    whenIdle(task)
    whenIdle(cancelled)()
    vi.advanceTimersByTime(999)
    expect(task).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(task).toHaveBeenCalledOnce()
    expect(cancelled).not.toHaveBeenCalled()
  })

  it('never runs where the visitor saves data', () => {
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', undefined)
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    const task = vi.fn()
    whenIdle(task)
    vi.runAllTimers()
    expect(task).not.toHaveBeenCalled()
  })
})
