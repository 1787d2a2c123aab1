import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listRides, stepRide } from '../../calls'
import { useConsole } from '../data/console-context'
import { NoAnswerError } from '../data/http'
import { keyOf } from '../data/use-call'
import { useToast } from '../toast/toast'
import { readQueue, withoutPress, withPress, type Press } from './press-queue.model'

const STORED_AS = 'galo-courier-presses'
const AGAIN_AFTER_MS = 3_000

export interface Presses {
  readonly queue: readonly Press[]
  /** Nobody answers: what is pressed waits. */
  readonly isOut: boolean
  readonly press: (press: Press) => void
}

/** Sends what a courier presses, one after the other; without a line it waits on the phone, and goes as soon as there is one. */
export const usePresses = (): Presses => {
  const { http } = useConsole()
  const { notifyError } = useToast()
  const client = useQueryClient()
  const [queue, setQueue] = useState(() => readQueue(localStorage.getItem(STORED_AS)))
  const [isOut, setOut] = useState(false)
  const [first] = queue

  useEffect(() => localStorage.setItem(STORED_AS, JSON.stringify(queue)), [queue])

  useEffect(() => {
    if (first === undefined) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const { orderId, ...body } = first
    const key = keyOf(listRides, { query: { courier: first.courier } })
    const send = async (): Promise<void> => {
      clearTimeout(timer)
      try {
        const rides = await http.send(stepRide, { params: { id: orderId }, body })
        if (isOver) return
        client.setQueryData(key, rides)
        setOut(false)
        setQueue((waiting) => withoutPress(waiting, first, false))
      } catch (error) {
        if (isOver) return
        if (error instanceof NoAnswerError) {
          setOut(true)
          timer = setTimeout(() => void send(), AGAIN_AFTER_MS)
          return
        }
        setOut(false)
        notifyError(error instanceof Error ? error.message : String(error))
        setQueue((waiting) => withoutPress(waiting, first, true))
        void client.invalidateQueries({ queryKey: key })
      }
    }
    const again = () => void send()
    void send()
    window.addEventListener('online', again)
    return () => {
      isOver = true
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [first, http, client, notifyError])

  return { queue, isOut, press: (press) => setQueue((waiting) => withPress(waiting, press)) }
}
