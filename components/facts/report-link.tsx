/**
 * A flag that leads to the contact form, about this fact. There are a hundred on a page, so its look is in
 * app/globals.css.
 */
export function ReportLink({ fact }: { fact: string }) {
  return (
    <a className="report" href={`/contact?about=${fact}`}>
      Report an error
    </a>
  );
}
