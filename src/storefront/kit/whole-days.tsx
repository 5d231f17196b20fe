// A span of days, broken between its days and never inside one.
import { Fragment } from 'react'

export const WholeDays = ({ children }: { children: string }) =>
  children.split(/ (?=[~–])/).map((day, at) => (
    <Fragment key={day}>
      {at > 0 && ' '}
      <span className="inline-block">{day}</span>
    </Fragment>
  ))
