/** @jest-environment jsdom */
import { act } from 'react'
import type * as React from 'react'
import type * as ReactDom from 'react-dom/client'

type Component = () => React.ReactNode
interface RefreshRuntime {
  injectIntoGlobalHook(target: unknown): void
  register(type: Component, id: string): void
  performReactRefresh(): void
}

const freshRuntime = (): RefreshRuntime => {
  let runtime: RefreshRuntime | undefined
  jest.isolateModules(() => {
    runtime = jest.requireActual<RefreshRuntime>('react-refresh/runtime')
  })
  if (runtime === undefined) throw new Error('There is no refresh runtime')
  runtime.injectIntoGlobalHook(globalThis)
  return runtime
}

it('redraws a bundle that came after React, and the shell after it, and neither loses what was typed', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const shell = freshRuntime()
  jest.requireActual('./refresh-hook.js')
  const { createElement, useState } = jest.requireActual<typeof React>('react')
  const { createRoot } = jest.requireActual<typeof ReactDom>('react-dom/client')
  const says = (word: string): Component =>
    function Part() {
      return createElement('p', null, `${word} ${useState(() => word)[0]}`)
    }
  const remote = freshRuntime()

  const [Header, Page] = [says('header'), says('page')]
  shell.register(Header, './src/part.tsx Part')
  remote.register(Page, './src/part.tsx Part')
  const root = createRoot(document.body)
  await act(async () => root.render([createElement(Header, { key: 1 }), createElement(Page, { key: 2 })]))

  remote.register(says('new page'), './src/part.tsx Part')
  await act(async () => remote.performReactRefresh())
  expect(document.body.textContent).toBe('header headernew page page')

  shell.register(says('new header'), './src/part.tsx Part')
  await act(async () => shell.performReactRefresh())
  expect(document.body.textContent).toBe('new header headernew page page')
})
