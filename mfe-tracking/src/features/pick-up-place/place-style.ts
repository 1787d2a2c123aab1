import { css, type SerializedStyles } from '@galo/css'

const words = css`
  & address {
    font-style: normal;
    font-size: 1.0625rem;
  }
  & .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
  }
  & .ways a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    font-weight: 600;
  }
  & .drop {
    display: grid;
    place-items: center;
    width: 56px;
    height: 64px;
    background: var(--limao-400);
    color: var(--tinta-900);
    border-radius: 28px 28px 28px 6px;
  }
`

/** A blue field with a pin and large type; ink on white when printed. */
const field = css`
  display: grid;
  align-content: end;
  gap: 10px;
  min-height: 220px;
  padding: 24px;

  & h2 {
    font-size: var(--t-1);
  }
  & a {
    color: #fff;
  }
  @media (min-width: 960px) {
    align-content: center;
    height: 100%;
    padding: 40px;
    padding-inline-start: var(--beside-panel);
    border-radius: 0;
  }
  @media print {
    min-height: 0;
    padding: 12px 0;
    & .drop,
    & svg {
      display: none;
    }
  }
`

/** The streets, and over them, where there is room, what they are of. */
const map = css`
  position: relative;
  overflow: hidden;
  overflow: clip;
  background: var(--surface);
  border-radius: var(--r-4);
  box-shadow: var(--e-1);

  & .streets {
    position: relative;
    height: 180px;
    background: #e7ecf9;
  }
  & img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* Its tip is the place. */
  & .drop {
    position: absolute;
    inset-block-end: 50%;
    inset-inline-start: 50%;
    box-shadow: var(--e-2);
  }
  & .label {
    display: grid;
    gap: 6px;
    padding: 16px 20px;
  }
  & h2 {
    font-size: var(--t-3);
  }
  @media (min-width: 960px) {
    height: 100%;
    border-radius: 0;
    box-shadow: none;
    /* Wider than what is seen of it, so that its middle is not under the panel. */
    & .streets {
      position: absolute;
      inset: 0;
      inset-inline-end: calc(-1 * var(--beside-panel));
      height: auto;
    }
    & .label {
      position: absolute;
      inset-block-end: 104px;
      inset-inline-end: max(var(--gutter), calc((100% - var(--page)) / 2 + var(--gutter)));
      width: min(22rem, calc(100% - var(--beside-panel) - 2 * var(--gutter)));
      background: var(--surface);
      border-radius: var(--r-3);
      box-shadow: var(--e-2);
    }
  }
  @media print {
    box-shadow: none;
    & .streets {
      display: none;
    }
    & .label {
      position: static;
      width: auto;
      padding: 12px 0;
      box-shadow: none;
    }
  }
`

export const placeField: readonly SerializedStyles[] = [words, field]
export const placeOnMap: readonly SerializedStyles[] = [words, map]
