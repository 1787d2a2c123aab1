/** `google.maps.Point`: pixels. */
export class Point {
  constructor(
    public x: number,
    public y: number,
  ) {}
  equals(other: google.maps.Point | null): boolean {
    return other !== null && other.x === this.x && other.y === this.y
  }
  toString(): string {
    return `(${this.x}, ${this.y})`
  }
}

/** `google.maps.Size`: pixels, whatever the units say. */
export class Size {
  constructor(
    public width: number,
    public height: number,
    _widthUnit?: string,
    _heightUnit?: string,
  ) {}
  equals(other: google.maps.Size | null): boolean {
    return other !== null && other.width === this.width && other.height === this.height
  }
  toString(): string {
    return `(${this.width}, ${this.height})`
  }
}
