import { CollectionPage } from "@/components/collections/collection-page";
import { pages } from "@/lib/seo/pages";
import { CALCULATOR_PATH } from "@/lib/tools/calculator-request";
import { IdentityCheck, type LibraryChoice } from "./identity-check";
import "./tools.css";

const CANNOT_SHOW = [
  {
    what: "Purity and content.",
    why: "A signal says that some of the molecule is there. How much, and what else is there without a signal, takes chromatography and an assay.",
  },
  {
    what: "The order of the residues.",
    why: "The same residues in another order have the same mass, as have Leu and Ile, and L and D residues. Sequencing by fragments (MS/MS) or amino acid analysis tells more.",
  },
  {
    what: "Sterility, endotoxins and residues of solvents.",
    why: "None of them is measured by the mass of the peptide.",
  },
  {
    what: "That the certificate is about this vial.",
    why: "A matching figure on paper shows that somebody measured or typed it.",
  },
];

/** The check itself runs in the browser; the rest is there without scripts too. */
export function IdentityPage({ library }: { library: LibraryChoice[] }) {
  return (
    <>
      <CollectionPage page={pages.identityCheck} above={[pages.tools]}>
        <p className="mt-3 max-w-text text-soft">
          Does an observed mass fit a peptide, and if not, what would explain the difference? The
          masses are compared in your browser, and nothing is sent. What you fill in is kept in the
          address after the #, a part that browsers do not send. Copy the address to share a result.
        </p>
        <p className="only-without-scripts mt-6 max-w-text">
          The check needs JavaScript, because nothing is sent to a server. Without it, the{" "}
          <a className="text-accent-strong underline" href={CALCULATOR_PATH}>
            peptide calculator
          </a>{" "}
          lists the m/z of each charge state of a sequence.
        </p>
      </CollectionPage>
      <IdentityCheck library={library} />
      <section className="mt-14 max-w-text">
        <h2 className="text-2xl">What is tried</h2>
        <p className="mt-3 text-soft">
          Charge states with protons, and with one or two sodium, potassium or ammonium ions; then
          one change at a time: a disulfide open or closed, oxidation, deamidation, amide or free
          acid, an acetyl more or less, pyroglutamate, loss of water, one residue missing or extra,
          a side-chain group missing, TFA as salt. A neutral mass among ions counts only for the
          molecule as written. The molecule as written comes before a change, and all masses are
          taken either as monoisotopic or as average masses. A fit beyond 50 ppm is called loose.
          Two changes at once are not tried: at a tolerance of half a dalton they would explain
          almost any mass.
        </p>
        <h2 className="mt-10 text-2xl">What a mass cannot show</h2>
        <dl className="mt-3 space-y-3">
          {CANNOT_SHOW.map(({ what, why }) => (
            <div key={what}>
              <dt className="font-medium">{what}</dt>
              <dd className="text-soft">{why}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 text-soft text-base">
          A fitting mass says that the molecule may be this one; a mass that does not fit says that
          it is not, or not only.
        </p>
      </section>
    </>
  );
}
