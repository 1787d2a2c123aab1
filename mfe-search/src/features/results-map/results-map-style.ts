import { css } from '@galo/css'

/** The rooms of the model: from each on, pins that lie further out are seen, and no longer named at the edge. On a screen wider than the picture it is drawn larger. */
export const resultsMap = css`
  position: relative;
  display: grid;
  /* Not hidden, which would be a place of its own to scroll in: what stands at the foot keeps to the window's. */
  overflow: clip;
  container-type: size;
  background: #e7ecf9;
  color: var(--text);

  .map-ground {
    position: absolute;
    left: 50%;
    top: 50%;
    width: 1280px;
    height: 1280px;
    margin: -640px 0 0 -640px;
  }
  .map-ground > * {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .map-ground > svg {
    pointer-events: none;
  }
  .map-pin {
    outline: 0;
    pointer-events: auto;
    cursor: pointer;
  }
  .map-drawn {
    transition: transform var(--d-2) var(--ease-out);
  }
  .map-pin text {
    font: 800 17px/1 var(--font-display);
    text-anchor: middle;
    fill: #fff;
  }
  .map-drop {
    fill: var(--azul-600);
    stroke: #fff;
    stroke-width: 2.5px;
  }
  .map-pin[data-look='closed'] .map-drop {
    fill: var(--tinta-500);
  }
  .map-pin[aria-current] .map-drawn {
    transform: scale(1.2);
  }
  .map-pin[aria-current] .map-drop {
    fill: var(--limao-400);
  }
  .map-pin[aria-current] text {
    fill: var(--tinta-900);
  }
  .map-focus {
    fill: none;
    stroke: none;
  }
  .map-pin:focus-visible .map-focus {
    stroke: var(--focus);
    stroke-width: 9px;
  }
  [data-room='1'],
  [data-room='2'],
  [data-room='3'] {
    display: none;
  }
  .map-live,
  .map-canvas {
    position: absolute;
    inset: 0;
  }
  .map-live:not([data-drawn]) {
    visibility: hidden;
  }
  .map-live .map-pin,
  .map-live svg {
    display: block;
    overflow: visible;
  }
  .map-you {
    pointer-events: none;
  }
  .map-keys {
    position: absolute;
    right: 16px;
    top: 16px;
    display: grid;
    justify-items: end;
    gap: 8px;
  }
  .map-type {
    min-height: var(--touch);
    padding: 0 14px;
    border: 0;
    border-radius: var(--r-petal);
    background: var(--surface);
    box-shadow: var(--e-2);
    color: inherit;
    font: 600 var(--t-small) / 1.2 var(--font-text);
    cursor: pointer;
  }
  .map-type[aria-pressed='true'] {
    background: var(--action);
    color: var(--on-action);
  }
  .map-legend {
    position: absolute;
    left: 16px;
    top: 16px;
    max-width: calc(100% - 132px);
    padding: 8px 14px;
    border-radius: var(--r-petal);
    background: var(--surface);
    box-shadow: var(--e-2);
    font-size: var(--t-small);
    font-weight: 600;
  }
  .map-dock {
    position: sticky;
    bottom: calc(12px + var(--foot, 0px));
    align-self: end;
    display: flex;
    margin: 12px;
    flex-wrap: wrap;
    gap: 8px;
    pointer-events: none;
  }
  .map-docked {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 4px 12px 4px 8px;
    border-radius: var(--r-petal);
    background: var(--surface);
    box-shadow: var(--e-2);
    color: inherit;
    font-size: var(--t-small);
    font-weight: 600;
    text-decoration: none;
    pointer-events: auto;
  }
  .map-docked > b {
    display: grid;
    place-items: center;
    min-width: 30px;
    height: 34px;
    border-radius: 15px 15px 15px 4px;
    background: var(--azul-600);
    color: #fff;
    font: 800 0.9375rem/1 var(--font-display);
  }
  .map-docked[data-look='closed'] > b {
    background: var(--tinta-500);
  }
  .map-docked[aria-current] > b {
    background: var(--limao-400);
    color: var(--tinta-900);
  }
  .map-docked > span,
  [data-until='0'] {
    display: none;
  }
  [data-way='se'] > svg {
    rotate: 45deg;
  }
  [data-way='s'] > svg {
    rotate: 90deg;
  }
  [data-way='sw'] > svg {
    rotate: 135deg;
  }
  [data-way='w'] > svg {
    rotate: 180deg;
  }
  [data-way='nw'] > svg {
    rotate: 225deg;
  }
  [data-way='n'] > svg {
    rotate: 270deg;
  }
  [data-way='ne'] > svg {
    rotate: 315deg;
  }
  @container (min-width: 520px) and (min-height: 640px) {
    .map-docked > span {
      display: inline;
    }
    [data-room='1'] {
      display: inline;
    }
    [data-until='1'] {
      display: none;
    }
  }
  @container (min-width: 720px) and (min-height: 760px) {
    [data-room='2'] {
      display: inline;
    }
    [data-until='2'] {
      display: none;
    }
  }
  @container (min-width: 1000px) and (min-height: 900px) {
    [data-room='3'] {
      display: inline;
    }
    [data-until='3'] {
      display: none;
    }
  }
  /* A phone: the whole of a usual room in less. */
  @container (max-width: 519.98px) and (max-height: 768px) {
    .map-ground {
      scale: 0.6;
    }
    .map-ground .map-drawn,
    .map-ground .map-you {
      transform: scale(1.667);
    }
    .map-ground .map-pin[aria-current] .map-drawn {
      transform: scale(2);
    }
    [data-room='1'] {
      display: inline;
    }
    [data-until='1'],
    [data-room][data-tight] {
      display: none;
    }
    [data-until][data-tight] {
      display: inline-flex;
    }
  }
  @container (min-width: 1281px) or (min-height: 1281px) {
    .map-ground {
      scale: 1.6;
    }
    .map-ground .map-drawn {
      transform: scale(0.625);
    }
    .map-ground .map-pin[aria-current] .map-drawn {
      transform: scale(0.75);
    }
  }
  @media (forced-colors: active) {
    .map-legend,
    .map-docked,
    .map-keys button {
      border: 1px solid;
    }
    .map-docked[aria-current] {
      outline: 3px solid Highlight;
    }
  }
`
