import { useQuery } from "@tanstack/react-query";
import { useApi } from "#web/lib/api.ts";
import { Link } from "#web/lib/router.tsx";
import { buttonLook } from "#web/ui/form/button.tsx";

/** The way to the operator's desk, for operators. */
export function DeskLink() {
  const { queries } = useApi();
  const { data } = useQuery({ ...queries.account.session.queryOptions(), enabled: false });
  if (!data?.isOperator) return null;
  return (
    <Link to="/operate" className={buttonLook("quiet", "small", "justify-self-start")}>
      Operator's desk
    </Link>
  );
}
