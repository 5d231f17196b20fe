// A form with the rules of its call's schema, before it is sent and after, and its state.
// The schema loads after the page, so that a visitor who only looks does not wait for it.
import {
  type Dispatch,
  type FormEvent,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { z } from 'zod'
import type { FieldRules } from './form-rules.ts'
import { parseRefusal } from './parse-refusal.ts'
import { type FormValues, readFormValues, readTicked } from './read-form-values.ts'
import { useLocalized, useText } from './session.tsx'
import { type FieldErrors, type SubmitOptions, useSubmit } from './use-submit.ts'

export type FormOptions = Partial<Pick<SubmitOptions, 'fieldByRefusal' | 'describeError' | 'onRefusal'>> & {
  /** Errors that only the screen can know: two passwords that differ, seats that are gone. */
  validate?: (values: FormValues) => FieldErrors
  /** Called when fields are wrong or missing, and nothing was sent. */
  onInvalid?: (fieldErrors: FieldErrors) => void
  /** The message of the form where the server has no better one. */
  fallbackError?: string
}
/** Turns what was typed into the call's input. `listTicked`: the values of boxes that have one name. */
export type ToInput = (values: FormValues, listTicked: (name: string) => string[]) => unknown
type SendForm<Args extends unknown[]> = (...args: Args) => Promise<unknown>
type FormWithSchema<T, First extends unknown[]> = FormOptions & {
  schema: () => Promise<z.ZodType<T>>
  toInput?: ToInput
  send: SendForm<[...First, entered: NoInfer<T>]>
}
/** A form in which nothing is entered. */
type FormWithoutSchema<First extends unknown[]> = FormOptions & { schema?: undefined; send: SendForm<First> }
/** `First`: what `send` is given before what was entered. */
export type FormConfig<T, First extends unknown[] = []> = FormWithSchema<T, First> | FormWithoutSchema<First>

export function useForm<T>(form: FormConfig<T>) {
  const { validate, onInvalid, fallbackError, ...submitOptions } = form
  const localized = useLocalized()
  const { failed: words } = useText('shell')
  const { wrong, setWrong, problem, setProblem, sending, submitOnce } = useSubmit({
    describeError: (error) => {
      const { refusal, description } = parseRefusal(error)
      if (refusal === 'OFFLINE') return (navigator.onLine && fallbackError) || words.offline
      const serverMessage = fallbackError && refusal === 'UNEXPECTED' ? '' : localized(description)
      return serverMessage || fallbackError || words.unexpected
    },
    ...submitOptions,
  })
  const fieldRules = useFieldRules(form.schema)
  const submittedForm = useRef<HTMLFormElement>(null)
  const lastForm = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (sending || !Object.values(wrong).some(Boolean)) return
    findFirstInvalid(submittedForm.current, wrong)?.focus()
    submittedForm.current = null // once for each attempt: correcting a field must not move the focus
  }, [wrong, sending])

  /** Removes the error of a field that somebody corrects. */
  function clearError(name: string): void {
    if (wrong[name] !== undefined) setWrong({ ...wrong, [name]: undefined })
  }
  useClearOnInput(lastForm, wrong, setWrong)

  /** Returns true when it was done. */
  function submit(event: FormEvent<HTMLFormElement>): Promise<boolean> {
    event.preventDefault()
    return submitForm(event.currentTarget)
  }

  async function submitForm(element: HTMLFormElement): Promise<boolean> {
    submittedForm.current = element
    lastForm.current = element
    // The button is not disabled meanwhile, because a disabled one loses the focus.
    const { faults, run } = await check(element).catch((error: unknown) => ({
      faults: {},
      run: () => Promise.reject(error),
    }))
    if (Object.keys(faults).length === 0) return submitOnce(async () => run?.())
    setProblem('')
    setWrong(faults)
    onInvalid?.(faults)
    return false
  }

  async function check(
    element: HTMLFormElement,
  ): Promise<{ faults: FieldErrors; run?: () => Promise<unknown> }> {
    const values = readFormValues(element)
    const others = validate?.(values) ?? {}
    if (!form.schema) return { faults: others, run: form.send }
    const { send, toInput } = form
    const input = toInput ? await toInput(values, (name) => readTicked(element, name)) : values
    const [rules, schema] = await Promise.all([import('./form-rules.ts'), form.schema()])
    const parsed = rules.parseForm(schema, input)
    if ('data' in parsed) return { faults: others, run: () => send(parsed.data) }
    const faults = Object.entries(parsed.wrong).map(([name, sentence]) => [name, localized(sentence)])
    return { faults: { ...Object.fromEntries(faults), ...others } }
  }

  /**
   * The props of a field: its name, what is wrong with it, how long it may be. `others`: names that are no field,
   * whose errors are said here.
   */
  const bind = (name: string, ...others: string[]) => ({
    name,
    error: [name, ...others].map((each) => wrong[each]).find(Boolean),
    ...fieldRules?.(name),
  })
  return { wrong, problem, sending, submit, submitForm, submitOnce, clearError, bind }
}

export type Bind = ReturnType<typeof useForm>['bind']

/** The error of a field goes as soon as somebody types into it, in every form. */
function useClearOnInput(
  form: RefObject<HTMLFormElement | null>,
  wrong: FieldErrors,
  setWrong: Dispatch<SetStateAction<FieldErrors>>,
): void {
  useEffect(() => {
    const element = form.current
    if (!element || !Object.values(wrong).some(Boolean)) return
    const clear = ({ target }: Event) => {
      if (!(target instanceof Node) || !element.contains(target) || !('name' in target)) return
      setWrong((before) => ({ ...before, [String(target.name)]: undefined }))
    }
    // The listener is at the document, so that React comes first: a controlled field drawn before that would
    // lose the letter.
    document.addEventListener('input', clear)
    return () => document.removeEventListener('input', clear)
  }, [form, wrong, setWrong])
}

/** Undefined until the schema is there. */
function useFieldRules(schema: (() => Promise<z.core.$ZodType>) | undefined) {
  const [fieldRules, setFieldRules] = useState<(name: string) => FieldRules>()
  const first = useRef(schema)
  useEffect(() => {
    if (!first.current) return
    Promise.all([import('./form-rules.ts'), first.current()]).then(
      ([{ getFieldRules }, loaded]) => setFieldRules(() => (name: string) => getFieldRules(loaded, name)),
      () => {}, // it is asked for again when the form is sent
    )
  }, [])
  return fieldRules
}

/** The first wrong field on the screen. An editor, which is no input, has its name in data-name. */
const findFirstInvalid = (form: HTMLFormElement | null, wrong: FieldErrors) =>
  [...(form?.querySelectorAll<HTMLElement>('[name], [data-name]') ?? [])].find(
    (field) => !field.matches(':disabled') && wrong[field.getAttribute('name') ?? field.dataset.name ?? ''],
  )
